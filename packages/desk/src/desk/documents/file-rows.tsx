import { documentsTexts, documentTypes } from "@kreislauf/contract/documents";
import { Trash2 } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Combobox } from "@kreislauf/ui/controls/combobox.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { documentsDeskTexts } from "../documents.texts.ts";
import {
  cancels,
  type ChosenFile,
  companyIdOf,
  hasAmount,
  isReplacement,
  needsAttention,
  siteIdOf,
} from "./chosen-file.ts";
import { CustomerField } from "./customer-field.tsx";
import { FileStateCell } from "./file-state.tsx";
import styles from "./file-table.module.css";
import { checkFiles, chooseSite, editFile, removeFile, usePublishing } from "./publishing.ts";

interface FileRowProps {
  row: ChosenFile;
  /** Whether a batch is being published: nothing can be changed then. */
  isLocked: boolean;
}

/** The row of a file. Values read from the file's name are shown as text, all others as fields. */
export function FileRow({ row, isLocked }: FileRowProps) {
  const texts = useTexts(documentsDeskTexts);
  const { key, file } = row;
  const isUsable = row.problem === null;
  return (
    <tr data-open={needsAttention(row) || undefined}>
      <th scope="row">
        <div className={styles.fields}>
          <span className={styles.name} title={file.name}>
            {file.name}
          </span>
          {isUsable && isReplacement(row) && (
            <TextField
              label={texts.reason}
              labelHidden
              placeholder={texts.reason}
              maxLength={300}
              disabled={isLocked}
              value={row.reason}
              onChange={(event) => editFile(key, { reason: event.target.value })}
            />
          )}
        </div>
      </th>
      <td data-label={texts.columns.state}>
        <div className={styles.state}>
          <FileStateCell row={row} />
        </div>
      </td>
      <td data-label={texts.columns.document}>
        {isUsable && <DocumentCell row={row} isLocked={isLocked} />}
      </td>
      <td data-label={texts.columns.customer}>
        {isUsable && <CustomerCell row={row} isLocked={isLocked} />}
      </td>
      <td data-label={texts.columns.period}>
        {!isUsable ? null : row.read.month !== null ? (
          row.period
        ) : (
          <TextField
            label={`${texts.period}, ${file.name}`}
            labelHidden
            placeholder={texts.periodHint}
            maxLength={10}
            disabled={isLocked}
            value={row.period}
            onChange={(event) => editFile(key, { period: event.target.value })}
          />
        )}
      </td>
      <td data-label={texts.columns.amount} className={styles.amount}>
        {!isUsable ? null : hasAmount(row.type) ? (
          <TextField
            label={`${texts.amount}, ${file.name}`}
            labelHidden
            inputMode="decimal"
            maxLength={16}
            disabled={isLocked}
            value={row.amount}
            onChange={(event) => editFile(key, { amount: event.target.value })}
          />
        ) : (
          <span className={styles.quiet}>{texts.withoutAmount}</span>
        )}
      </td>
      <td className={styles.remove}>
        <IconButton
          icon={Trash2}
          label={texts.remove(file.name)}
          lockedBecause={isLocked ? texts.running : undefined}
          onClick={() => removeFile(key)}
        />
      </td>
    </tr>
  );
}

function DocumentCell({ row, isLocked }: FileRowProps) {
  const texts = useTexts(documentsDeskTexts);
  const { type: typeNames } = useTexts(documentsTexts);
  const { key, type, read, file } = row;
  const recheck = () => void checkFiles([key]);
  return (
    <div className={styles.fields}>
      {read.type === null ? (
        <Select
          label={`${texts.type}, ${file.name}`}
          labelHidden
          placeholder={texts.chooseType}
          disabled={isLocked}
          options={documentTypes.map((value) => ({ value, label: typeNames[value] }))}
          value={type}
          onChange={(next) => {
            editFile(key, { type: next });
            recheck();
          }}
        />
      ) : (
        <span>
          {type !== null && typeNames[type]} {read.number !== null && row.number}
        </span>
      )}
      {read.number === null ? (
        <TextField
          label={`${texts.number}, ${file.name}`}
          labelHidden
          placeholder={texts.number}
          maxLength={40}
          disabled={isLocked}
          value={row.number}
          onChange={(event) => editFile(key, { number: event.target.value })}
          onBlur={recheck}
        />
      ) : (
        read.type === null && <span>{row.number}</span>
      )}
      {(type === "service_receipt" || row.orderNumber !== null) && (
        <TextField
          label={`${texts.order}, ${file.name}`}
          labelHidden
          placeholder={texts.order}
          maxLength={40}
          disabled={isLocked}
          value={row.orderNumber ?? ""}
          onChange={(event) => editFile(key, { orderNumber: event.target.value })}
        />
      )}
      {cancels(type) && (
        <TextField
          label={`${texts.corrects}, ${file.name}`}
          labelHidden
          placeholder={texts.corrects}
          maxLength={40}
          disabled={isLocked}
          value={row.correctsNumber}
          onChange={(event) => editFile(key, { correctsNumber: event.target.value })}
        />
      )}
    </div>
  );
}

function CustomerCell({ row, isLocked }: FileRowProps) {
  const texts = useTexts(documentsDeskTexts);
  const show = useSnackbar();
  const { companies } = usePublishing();
  const { key, file, finding } = row;
  const company = companies.find(({ id }) => id === companyIdOf(row));
  const isRead = row.companyId === null && company !== undefined;
  // The file's name gives a customer number that the server is still looking up.
  const isLookedUp = finding === null && row.companyId === null && row.customerNumber !== null;
  const site = company?.sites.find(({ id }) => id === siteIdOf(row));
  return (
    <div className={styles.fields}>
      {isRead || isLookedUp || isLocked ? (
        <span>{company?.name ?? row.customerNumber}</span>
      ) : (
        <CustomerField
          label={`${texts.customer}, ${file.name}`}
          unknown={finding !== null && company === undefined ? row.customerNumber : null}
          chosen={company?.name ?? null}
          onChoose={(companyId) => {
            editFile(key, { companyId, siteId: null });
            void checkFiles([key]);
          }}
        />
      )}
      {company !== undefined &&
        (finding?.siteId === null && !isLocked ? (
          <Combobox
            label={`${texts.site}, ${file.name}`}
            labelHidden
            placeholder={texts.chooseSite}
            searchLabel={texts.searchSite}
            options={company.sites.map(({ id, name }) => ({ value: id, label: name }))}
            value={siteIdOf(row)}
            onChange={(siteId) => {
              const others = siteId === null ? 0 : chooseSite(key, siteId);
              const chosen = company.sites.find(({ id }) => id === siteId);
              if (chosen !== undefined && others > 0) show({ message: texts.siteTaken(chosen.name, others) });
            }}
          />
        ) : (
          <small className={styles.note}>{site?.name}</small>
        ))}
    </div>
  );
}
