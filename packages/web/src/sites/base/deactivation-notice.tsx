import { berlinDate } from "@kreislauf/contract/base";
import { addressLine, type DeactivatedSite, inactiveAfterDays, sitesApi } from "@kreislauf/contract/sites";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSubmit } from "../../base/use-submit.ts";
import { call } from "../../base/api.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { deactivationsQuery } from "../sites.queries.ts";
import { sitesTexts } from "../sites.texts.ts";
import type { SiteActions } from "./use-site-actions.tsx";
import styles from "./deactivation-notice.module.css";

/** At most this many sites are listed; the log has all of them. */
const maxShown = 3;

/** Lists the sites that were deactivated automatically, each until it is marked as read. */
export function DeactivationNotice({ actions }: { actions: SiteActions }) {
  const texts = useTexts(sitesTexts).notice;
  const { data: entries = [] } = useQuery(deactivationsQuery(true));
  if (entries.length === 0) {
    return null;
  }
  const hidden = entries.length - maxShown;
  return (
    <section aria-label={texts.title(entries.length)}>
      <Note variant="warning" title={texts.title(entries.length)}>
        <p>{texts.text(inactiveAfterDays)}</p>
        <ul className={styles.rows}>
          {entries.slice(0, maxShown).map((entry) => (
            <Entry key={entry.id} entry={entry} actions={actions} />
          ))}
        </ul>
        <div className={styles.foot}>
          <Button variant="ghost" small onClick={actions.showLog}>
            {hidden > 0 ? `${texts.more(hidden)}, ${texts.log}` : texts.log}
          </Button>
        </div>
      </Note>
    </section>
  );
}

function Entry({ entry, actions }: { entry: DeactivatedSite; actions: SiteActions }) {
  const texts = useTexts(sitesTexts).notice;
  const { date } = useFormats();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const reading = useSubmit({
    send: () => call(sitesApi.markDeactivationRead, { params: { id: entry.id } }),
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: ["sites", "deactivations"] });
      showSnack({ message: texts.markedRead(entry.alias), variant: "success" });
    },
    onFailure: ({ sentence }) => showSnack({ message: sentence, variant: "error" }),
  });
  const since = texts.since(date(berlinDate(Temporal.Instant.from(entry.deactivatedOn))));
  const site = { ...entry, id: entry.serviceLocationId };
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <span className={styles.name}>{entry.alias}</span>
        <span className={styles.address}>{`${addressLine(entry)} · ${since}`}</span>
      </div>
      <div className={styles.buttons}>
        <Button
          small
          aria-label={texts.reactivateOf(entry.alias)}
          busy={actions.activating === site.id}
          onClick={() => void actions.activate(site)}
        >
          {texts.reactivate}
        </Button>
        <Button
          variant="ghost"
          small
          aria-label={texts.readOf(entry.alias)}
          busy={reading.busy}
          onClick={() => void reading.submit()}
        >
          {texts.read}
        </Button>
      </div>
    </li>
  );
}
