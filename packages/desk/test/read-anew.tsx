import { useQueryClient } from "@tanstack/react-query";

/** In place of the time after which a page reads anew what it shows. */
export function ReadAnew() {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.invalidateQueries({ queryKey: ["desk"] })}>
      Neu lesen
    </button>
  );
}
