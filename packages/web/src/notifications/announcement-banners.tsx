import { notificationsApi } from "@kreislauf/contract/notifications";
import type { Announcement } from "@kreislauf/contract/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Megaphone } from "lucide-react";
import { call } from "../base/api.ts";
import { useTexts } from "../base/language.tsx";
import { Banner } from "../ui/banner.tsx";
import { announcementsTexts } from "./announcements.texts.ts";
import { announcementsQuery } from "./notifications.queries.ts";

/** What the provider announces for the regions of one's sites. */
export function AnnouncementBanners() {
  const texts = useTexts(announcementsTexts);
  const { data } = useQuery(announcementsQuery);
  const queryClient = useQueryClient();
  const { queryKey } = announcementsQuery;
  const { mutate: dismiss } = useMutation({
    mutationFn: ({ id }: Announcement) => call(notificationsApi.dismissAnnouncement, { params: { id } }),
    onMutate: ({ id }) => {
      queryClient.setQueryData(
        queryKey,
        (last) => last && { ...last, announcements: last.announcements.filter((each) => each.id !== id) },
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return data?.announcements.map((announcement) => (
    <Banner
      key={announcement.id}
      icon={Megaphone}
      close={{ label: texts.dismiss(announcement.title), onClick: () => dismiss(announcement) }}
    >
      <b>{announcement.title}</b> {announcement.text}
    </Banner>
  ));
}
