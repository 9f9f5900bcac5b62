import { berlinDate } from "@kreislauf/contract/base";
import { calendarApi } from "@kreislauf/contract/exports";
import type { SiteLabelFields } from "@kreislauf/contract/sites";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Calendar, Copy, RefreshCw } from "lucide-react";
import { useState } from "react";
import { type SubmitFailure, useSubmit } from "../../base/use-submit.ts";
import { call } from "../../base/api.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { useCopy } from "@kreislauf/ui/feedback/use-copy.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Switch } from "@kreislauf/ui/controls/switch.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { calendarFeedsQuery } from "./calendar.queries.ts";
import { calendarScreenTexts } from "./calendar.texts.ts";
import { siteWithCity } from "./site-with-city.ts";
import styles from "./calendar-screen.module.css";

const everything = { ordered: true, periodic: true, reminder: false };

/**
 * Makes, changes and ends the subscriptions of a calendar app to the user's pickups. The secret address of a
 * subscription is shown only once, right after it is created.
 */
export function CalendarFeedCard({ sites }: { sites: readonly SiteLabelFields[] }) {
  const texts = useTexts(calendarScreenTexts).feed;
  const { date, dateTime } = useFormats();
  const showSnack = useSnackbar();
  const queryClient = useQueryClient();
  const [site, setSite] = useState(0);
  const [draft, setDraft] = useState(everything);
  const [created, setCreated] = useState<{ readonly site: number; readonly address: string }>();
  const { data: feeds, error, isFetching, refetch } = useQuery(calendarFeedsQuery);
  const feed = feeds?.find(({ serviceLocationId }) => (serviceLocationId ?? 0) === site);
  const content = feed ?? draft;
  const refresh = () => queryClient.invalidateQueries({ queryKey: calendarFeedsQuery.queryKey });
  const showError = ({ sentence }: SubmitFailure) => showSnack({ message: sentence, variant: "error" });

  const create = useSubmit({
    send: () => {
      const { ordered, periodic, reminder } = content;
      const serviceLocationId = site === 0 ? null : site;
      return call(calendarApi.createCalendarFeed, {
        body: { serviceLocationId, ordered, periodic, reminder },
      });
    },
    onDone: async ({ address }) => {
      setCreated({ site, address });
      await refresh();
    },
    onFailure: showError,
  });
  const edit = useSubmit({
    send: async (next: typeof everything) => {
      if (feed === undefined) return setDraft(next);
      await call(calendarApi.editCalendarFeed, { params: { feedId: feed.id }, body: next });
      await refresh();
    },
    onFailure: showError,
  });
  const end = useSubmit({
    send: async (feedId: number) => {
      await call(calendarApi.endCalendarFeed, { params: { feedId } });
      setCreated(undefined);
      await refresh();
    },
    onDone: () => showSnack({ message: texts.ended, variant: "success" }),
    onFailure: showError,
  });
  const copy = useCopy();
  const address = created?.site === site ? created.address : undefined;
  if (feeds === undefined && error) {
    return (
      <Card title={texts.title} flush>
        <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
      </Card>
    );
  }
  return (
    <Card title={texts.title} busy={feeds === undefined}>
      <div className={styles.feed}>
        <p>{texts.intro}</p>
        <Select
          label={texts.site}
          options={[
            // The number of sites is left out while they are still loading.
            { value: 0, label: sites.length === 0 ? texts.allSites : `${texts.allSites} (${sites.length})` },
            ...sites.map(({ id, alias, city }) => ({
              value: id,
              label: siteWithCity({ site: alias, city }),
            })),
          ]}
          value={site}
          onChange={setSite}
        />
        <div>
          {(["ordered", "periodic", "reminder"] as const).map((name) => (
            <Switch
              key={name}
              {...texts[name]}
              checked={content[name]}
              busy={edit.busy}
              onChange={(checked) => {
                const { ordered, periodic, reminder } = content;
                void edit.submit({ ordered, periodic, reminder, [name]: checked });
              }}
            />
          ))}
        </div>
        {address !== undefined && (
          <>
            <TextField label={texts.address} value={address} readOnly hint={texts.once} />
            <div className={styles.buttons}>
              <Button icon={Copy} onClick={() => void copy(address, texts)}>
                {texts.copy}
              </Button>
              <LinkButton variant="primary" icon={Calendar} href={address.replace(/^https?:/, "webcal:")}>
                {texts.open}
              </LinkButton>
            </div>
          </>
        )}
        {feed === undefined ? (
          <Button variant="primary" icon={Calendar} busy={create.busy} onClick={() => void create.submit()}>
            {texts.create}
          </Button>
        ) : (
          <>
            <Note>
              {`${texts.exists(date(berlinDate(Temporal.Instant.from(feed.createdOn))))} ${
                feed.lastReadOn === null ? texts.neverRead : texts.lastRead(dateTime(feed.lastReadOn))
              }`}
            </Note>
            <div className={styles.buttons}>
              <Button
                variant="ghost"
                icon={RefreshCw}
                title={texts.renewing}
                busy={create.busy}
                onClick={() => void create.submit()}
              >
                {texts.renew}
              </Button>
              <Button variant="ghost" busy={end.busy} onClick={() => void end.submit(feed.id)}>
                {texts.end}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
