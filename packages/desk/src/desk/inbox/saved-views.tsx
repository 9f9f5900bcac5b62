import {
  type DeskView,
  type DeskViewInput,
  type DeskViewQuery,
  deskViewsApi,
} from "@kreislauf/contract/desk";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { changeParameters, hrefTo } from "../../base/hash-route.ts";
import { call, errorSentence } from "../../base/call.ts";
import { filterNames, phaseOf } from "../inbox.queries.ts";
import { viewsTexts } from "../views.texts.ts";
import styles from "./inbox.module.css";

const viewsKey = ["desk", "views"] as const;
const idNames: ReadonlySet<string> = new Set(["wasteTypeId", "companyId"]);

/** The filters, order and phase in the address, as a saved view keeps them. */
function toViewQuery(parameters: URLSearchParams): DeskViewQuery {
  const given = [...filterNames, "sort"].flatMap((name) => {
    const value = parameters.get(name);
    return value === null ? [] : [[name, idNames.has(name) ? Number(value) : value] as const];
  });
  return { phase: phaseOf(parameters), ...Object.fromEntries(given) };
}

const addressOf = ({ id, query }: DeskView): string =>
  hrefTo(
    "/orders",
    new URLSearchParams({
      ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      view: String(id),
    }),
  );

/** The person's saved views of the inbox, and a form that saves the current one or changes it. */
export function SavedViews({ parameters }: { parameters: URLSearchParams }) {
  const texts = useTexts(viewsTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const { data } = useQuery({ queryKey: viewsKey, queryFn: () => call(deskViewsApi.deskViews) });
  const current = data?.views.find(({ id }) => String(id) === parameters.get("view"));
  const [form, setForm] = useState<"new" | "change" | null>(null);
  const read = () => client.invalidateQueries({ queryKey: viewsKey });
  const create = (body: DeskViewInput) => call(deskViewsApi.createDeskView, { body });
  const save = useMutation({
    mutationFn: (body: DeskViewInput) =>
      form === "change" && current
        ? call(deskViewsApi.changeDeskView, { params: { viewId: current.id }, body })
        : create(body),
    onSuccess: async (view) => {
      setForm(null);
      await read();
      changeParameters({ view: String(view.id) });
      show({ message: texts.saved(view.name), variant: "success" });
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: DeskView) => call(deskViewsApi.deleteDeskView, { params: { viewId: id } }),
    onSuccess: async (_, { name, query }) => {
      changeParameters({ view: null });
      await read();
      show({
        message: texts.removed(name),
        variant: "success",
        action: { text: texts.undo, onPress: () => void create({ name, query }).then(read, read) },
      });
    },
    onError: (error) => show({ message: errorSentence(error), variant: "error" }),
  });
  const openForm = (next: "new" | "change") => {
    save.reset();
    setForm(next);
  };
  return (
    <section className={styles.views} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {data !== undefined && data.views.length > 0 && (
        <ul>
          {data.views.map((view) => (
            <li key={view.id}>
              <a href={addressOf(view)} aria-current={view === current ? "true" : undefined}>
                <span>{view.name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {current !== undefined && current.dropped.length > 0 && (
        <Note variant="warning" role="status">
          {texts.dropped(current.dropped.map((name) => texts.filters[name]).join(", "))}
        </Note>
      )}
      {form === null ? (
        <div className={styles.viewButtons}>
          <Button small variant="ghost" icon={Bookmark} onClick={() => openForm("new")}>
            {texts.save}
          </Button>
          {current && (
            <>
              <Button small variant="ghost" onClick={() => openForm("change")}>
                {texts.change}
              </Button>
              <Button small variant="ghost" busy={remove.isPending} onClick={() => remove.mutate(current)}>
                {texts.remove}
              </Button>
            </>
          )}
        </div>
      ) : (
        <ViewForm
          key={form}
          name={form === "change" ? (current?.name ?? "") : ""}
          busy={save.isPending}
          error={save.isError ? errorSentence(save.error) : undefined}
          onSave={(name) => save.mutate({ name, query: toViewQuery(parameters) })}
          onBack={() => setForm(null)}
        />
      )}
    </section>
  );
}

interface ViewFormProps {
  name: string;
  busy: boolean;
  error: string | undefined;
  onSave: (name: string) => void;
  onBack: () => void;
}

function ViewForm({ name: given, busy, error, onSave, onBack }: ViewFormProps) {
  const texts = useTexts(viewsTexts);
  const [name, setName] = useState(given);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave(name);
  };
  return (
    <form className={styles.viewForm} aria-label={texts.save} onSubmit={submit}>
      <TextField
        label={texts.name}
        required
        autoFocus
        maxLength={40}
        hint={texts.nameHint}
        error={error}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={styles.viewButtons}>
        <Button small variant="primary" type="submit" busy={busy}>
          {texts.submit}
        </Button>
        <Button small onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
