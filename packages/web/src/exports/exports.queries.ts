import { exportsApi } from "@kreislauf/contract/exports";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

/** A file that a mail announced. */
export const mailedExportQuery = (exportId: string) =>
  queryOptions({
    queryKey: ["exports", "mailed", exportId],
    queryFn: ({ signal }) => call(exportsApi.mailedExport, { params: { exportId } }, { signal }),
    retry: false,
  });
