import { useQueryClient } from "@tanstack/react-query";

/** A button with which tests reload all data of the desk, as the page does by itself after a while. */
export function ReadAnew() {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.invalidateQueries({ queryKey: ["desk"] })}>
      Neu lesen
    </button>
  );
}
