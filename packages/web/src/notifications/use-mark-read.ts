import { type NotificationList, notificationsApi } from "@kreislauf/contract/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../base/api.ts";
import { notificationsQuery } from "./notifications.queries.ts";

/** Marks one as read, or everything up to it, at once on the screen. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQuery;
  return (body: { readonly id: number; readonly all?: boolean }): void => {
    const { id, all = false } = body;
    queryClient.setQueryData<NotificationList>(queryKey, (last) => {
      if (last === undefined) return last;
      const happenings = last.happenings.map((each) =>
        each.id === id || (all && each.id <= id) ? { ...each, isUnread: false } : each,
      );
      return { happenings, unread: happenings.filter(({ isUnread }) => isUnread).length };
    });
    // Where it fails, the list that comes then says so.
    void call(notificationsApi.markNotificationsRead, { body })
      .catch(() => undefined)
      .then(() => queryClient.invalidateQueries({ queryKey }));
  };
}
