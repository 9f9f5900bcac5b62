import { deviceTexts, parseUserAgent } from "@kreislauf/contract/base";
import { sessionApi, type SignedInDevices } from "@kreislauf/contract/session";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, Eye, Monitor, Smartphone } from "lucide-react";
import { call } from "../../base/api.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { secondFactorTexts } from "../second-factor.texts.ts";
import { SecurityRow, SecurityRows, SecurityRowSkeleton } from "@kreislauf/ui/data/security-row.tsx";
import { securityTexts } from "./security.texts.ts";
import { signedInDevicesQuery } from "./security.queries.ts";
import styles from "./devices-card.module.css";
import { LoadFailure } from "../../base/load-failure.tsx";

type SignedInDevice = SignedInDevices["sessions"][number];

/** The devices on which the user is signed in. They can sign out any of them except this one. */
export function DevicesCard() {
  const texts = useTexts(securityTexts).devices;
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const { data, error, isFetching, refetch } = useQuery(signedInDevicesQuery);
  const devices = data?.sessions;
  const others = devices?.filter(({ current }) => !current) ?? [];

  const ending = useSubmit({
    send: ({ ids }: { ids: readonly string[]; message: string }) =>
      Promise.all(ids.map((id) => call(sessionApi.endSession, { params: { id } }))),
    onDone: (_, { message }) => showSnack({ message, variant: "success" }),
    onFailure: ({ sentence }) => showSnack({ message: sentence, variant: "error" }),
    onSettled: () => queryClient.invalidateQueries(signedInDevicesQuery),
  });
  const endingIds = (ending.busy && ending.input?.ids) || [];
  const end = (ended: readonly SignedInDevice[], message: string) =>
    void ending.submit({ ids: ended.map(({ id }) => id), message });

  const words = useTexts(deviceTexts);
  const name = ({ device }: SignedInDevice) => words.name(parseUserAgent(device));
  return (
    <Card
      title={texts.title}
      flush
      {...(others.length > 1 && {
        actions: (
          <Button variant="ghost" small onClick={() => end(others, texts.allSignedOut)}>
            {texts.signOutAll}
          </Button>
        ),
      })}
    >
      {devices ? (
        <SecurityRows>
          {devices.map((each) => (
            <SecurityRow
              key={each.id}
              icon={parseUserAgent(each.device).isMobile ? Smartphone : Monitor}
              title={name(each)}
              text={<Times device={each} />}
            >
              {each.current ? (
                <span className={styles.current}>
                  <Icon of={CircleCheck} size={16} />
                  {texts.current}
                </span>
              ) : (
                <Button
                  small
                  busy={endingIds.includes(each.id)}
                  aria-label={texts.signOutNamed(name(each))}
                  onClick={() => end([each], texts.signedOut(name(each)))}
                >
                  {texts.signOut}
                </Button>
              )}
            </SecurityRow>
          ))}
          {data?.views.map((view) => (
            <SecurityRow
              key={view.id}
              icon={Eye}
              title={texts.view(view.staffName)}
              text={<ViewTimes view={view} />}
            />
          ))}
        </SecurityRows>
      ) : error ? (
        <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
      ) : (
        <SecurityRowSkeleton text={texts.loading} />
      )}
    </Card>
  );
}

function ViewTimes({ view }: { view: SignedInDevices["views"][number] }) {
  const texts = useTexts(securityTexts).devices;
  const { dateTime } = useFormats();
  const { openedOn, endedOn, reason } = view;
  const isOpen = Date.parse(endedOn) > now().epochMilliseconds;
  return (
    <>
      {isOpen
        ? texts.viewOpen(dateTime(openedOn), dateTime(endedOn))
        : texts.viewed(dateTime(openedOn), dateTime(endedOn))}
      <br />
      {texts.viewReason(reason)}
    </>
  );
}

function Times({ device }: { device: SignedInDevice }) {
  const texts = useTexts(securityTexts).devices;
  const { dateTime } = useFormats();
  const ways = useTexts(secondFactorTexts);
  const { createdOn, lastUsedOn, current, factors } = device;
  return (
    <>
      {current ? texts.since(dateTime(createdOn)) : texts.times(dateTime(createdOn), dateTime(lastUsedOn))}
      <br />
      {ways.signedInWith(factors.map((factor) => ways.factors[factor]).join(" + "))}
    </>
  );
}
