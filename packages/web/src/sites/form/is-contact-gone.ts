import type { ContactPerson } from "@kreislauf/contract/sites";
import type { QueryClient } from "@tanstack/react-query";
import { colleaguesQuery, externalContactsQuery } from "../../users/index.ts";

/** Whether somebody has deleted the chosen person meanwhile; false if the list of people cannot be loaded. */
export async function isContactGone(queryClient: QueryClient, { type, id }: ContactPerson): Promise<boolean> {
  const now = { staleTime: 0, retry: false } as const;
  try {
    if (type === "user") {
      const users = await queryClient.fetchQuery({ ...colleaguesQuery, ...now });
      return users.every(({ userId }) => userId !== id);
    }
    const contacts = await queryClient.fetchQuery({ ...externalContactsQuery, ...now });
    return contacts.every((contact) => contact.id !== id);
  } catch {
    return false;
  }
}
