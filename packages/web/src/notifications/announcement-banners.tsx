import { notificationsApi, type Announcement } from "@kreislauf/contract/notifications";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Megaphone } from "lucide-react";
import { call } from "../base/api.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Banner } from "@kreislauf/ui/feedback/banner.tsx";
import { announcementsTexts } from "./announcements.texts.ts";
import { announcementsQuery } from "./notifications.queries.ts";

/** Banners with the provider's announcements for the regions of the user's sites. */
export function AnnouncementBanners() {
  const texts = useTexts(announcementsTexts);
  const { data } = useQuery(announcementsQuery);
  const queryClient = useQueryClient();
  const { queryKey } = announcementsQuery;
  const dismiss = ({ id }: Announcement): void => {
    queryClient.setQueryData(
      queryKey,
      (last) => last && { ...last, announcements: last.announcements.filter((each) => each.id !== id) },
    );
    // If the request fails, the banner comes back with the next answer.
    void call(notificationsApi.dismissAnnouncement, { params: { id } })
      .catch(() => undefined)
      .then(() => queryClient.invalidateQueries({ queryKey }));
  };
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
