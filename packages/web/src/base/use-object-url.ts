import { useEffect, useMemo } from "react";

/** An object URL for a file that is given as a data URI; undefined while `dataUri` is undefined. */
export function useObjectUrl(dataUri: string | undefined): string | undefined {
  const address = useMemo(
    () => (dataUri === undefined ? undefined : URL.createObjectURL(blobOf(dataUri))),
    [dataUri],
  );
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);
  return address;
}

function blobOf(dataUri: string): Blob {
  const [head = "", content = ""] = dataUri.split(",", 2);
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: head.replace(/^data:|;base64$/g, "") });
}
