import { type Happenings, notificationsApi } from "@kreislauf/contract/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../base/api.ts";
import { happeningsQuery } from "./notifications.queries.ts";

/** Marks one as read, or everything up to it, at once on the screen. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const { queryKey } = happeningsQuery;
  return useMutation({
    mutationFn: (body: { readonly id: number; readonly all?: boolean }) =>
      call(notificationsApi.readHappenings, { body }),
    onMutate: ({ id, all = false }) => {
      queryClient.setQueryData<Happenings>(queryKey, (last) => {
        if (last === undefined) return last;
        const happenings = last.happenings.map((each) =>
          each.id === id || (all && each.id <= id) ? { ...each, isUnread: false } : each,
        );
        return { happenings, unread: happenings.filter(({ isUnread }) => isUnread).length };
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
