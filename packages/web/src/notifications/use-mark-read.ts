import { type NotificationList, notificationsApi } from "@kreislauf/contract/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../base/api.ts";
import { notificationsQuery } from "./notifications.queries.ts";

/**
 * Returns a function that marks one notification as read, or with `all` also all older ones. The screen shows that at
 * once, before the server answers.
 */
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
    // If the request fails, the refetched list shows the notification as unread again.
    void call(notificationsApi.markNotificationsRead, { body })
      .catch(() => undefined)
      .then(() => queryClient.invalidateQueries({ queryKey }));
  };
}
