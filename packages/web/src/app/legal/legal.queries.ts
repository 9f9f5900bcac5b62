import { brandingApi } from "@kreislauf/contract/base";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

export const legalTextQuery = (page: "imprint" | "privacy") =>
  queryOptions({
    queryKey: ["legal", page],
    queryFn: ({ signal }) => call(brandingApi.legalText, { params: { page } }, { signal }),
  });
