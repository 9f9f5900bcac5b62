import { berlinDate } from "@kreislauf/contract/base";
import { calendarApi } from "@kreislauf/contract/exports";
import type { LocationLabelFields } from "@kreislauf/contract/locations";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Calendar, Copy, RefreshCw } from "lucide-react";
import { useState } from "react";
import { call } from "../base/api.ts";
import { errorSentence } from "../base/api-error.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Note } from "../ui/note.tsx";
import { Select } from "../ui/select.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { Switch } from "../ui/switch.tsx";
import { TextField } from "../ui/text-field.tsx";
import { calendarFeedsQuery } from "./calendar.queries.ts";
import { calendarScreenTexts } from "./calendar.texts.ts";
import styles from "./calendar-screen.module.css";

const everything = { ordered: true, periodic: true, reminder: false };

/** Subscribes a calendar program to one's pickups; the address is shown once, when it is made. */
export function CalendarFeedCard({ locations }: { locations: readonly LocationLabelFields[] }) {
  const texts = useTexts(calendarScreenTexts).feed;
  const { date, dateTime } = useFormats();
  const showSnack = useSnackbar();
  const queryClient = useQueryClient();
  const [site, setSite] = useState(0);
  const [wish, setWish] = useState(everything);
  const [made, setMade] = useState<{ readonly site: number; readonly address: string }>();
  const { data: feeds, isError, isFetching, refetch } = useQuery(calendarFeedsQuery);
  const feed = feeds?.find(({ serviceLocationId }) => (serviceLocationId ?? 0) === site);
  const content = feed ?? wish;
  const refresh = () => queryClient.invalidateQueries({ queryKey: calendarFeedsQuery.queryKey });
  const complain = (error: Error) => showSnack({ message: errorSentence(error), variant: "error" });

  const create = useMutation({
    mutationFn: () => {
      const { ordered, periodic, reminder } = content;
      const serviceLocationId = site === 0 ? null : site;
      return call(calendarApi.createCalendarFeed, {
        body: { serviceLocationId, ordered, periodic, reminder },
      });
    },
    onSuccess: async ({ address }) => {
      setMade({ site, address });
      await refresh();
    },
    onError: complain,
  });
  const edit = useMutation({
    mutationFn: async (next: typeof everything) => {
      if (feed === undefined) return setWish(next);
      await call(calendarApi.editCalendarFeed, { params: { feedId: feed.id }, body: next });
      await refresh();
    },
    onError: complain,
  });
  const end = useMutation({
    mutationFn: async (feedId: number) => {
      await call(calendarApi.endCalendarFeed, { params: { feedId } });
      setMade(undefined);
      await refresh();
    },
    onSuccess: () => showSnack({ message: texts.ended, variant: "success" }),
    onError: complain,
  });
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      showSnack({ message: texts.copied, variant: "success" });
    } catch {
      // Browsers have no clipboard for pages that came without TLS, and may be told to keep it closed.
      showSnack({ message: texts.notCopied, variant: "warning" });
    }
  };
  const address = made?.site === site ? made.address : undefined;
  if (feeds === undefined && isError) {
    return (
      <Card title={texts.title} flush>
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
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
            { value: 0, label: `${texts.allSites} (${locations.length})` },
            ...locations.map(({ id, alias, city }) => ({ value: id, label: `${alias}, ${city}` })),
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
              busy={edit.isPending}
              onChange={(checked) => {
                const { ordered, periodic, reminder } = content;
                edit.mutate({ ordered, periodic, reminder, [name]: checked });
              }}
            />
          ))}
        </div>
        {address !== undefined && (
          <>
            <TextField label={texts.address} value={address} readOnly hint={texts.once} />
            <div className={styles.buttons}>
              <Button icon={Copy} onClick={() => void copy(address)}>
                {texts.copy}
              </Button>
              <LinkButton variant="primary" icon={Calendar} href={address.replace(/^https?:/, "webcal:")}>
                {texts.open}
              </LinkButton>
            </div>
          </>
        )}
        {feed === undefined ? (
          <Button variant="primary" icon={Calendar} busy={create.isPending} onClick={() => create.mutate()}>
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
                busy={create.isPending}
                onClick={() => create.mutate()}
              >
                {texts.renew}
              </Button>
              <Button variant="ghost" busy={end.isPending} onClick={() => end.mutate(feed.id)}>
                {texts.end}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
