import { disposersApi, type DisposerOrder } from "@kreislauf/contract/disposers";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { FileText } from "lucide-react";
import { useEffect, useState } from "react";
import { call } from "../base/api.ts";
import { useObjectUrl } from "../base/use-object-url.ts";
import { disposerTexts } from "./disposer.texts.ts";
import styles from "./disposer.module.css";

interface DisposerSketchProps {
  token: string;
  sketch: NonNullable<DisposerOrder["job"]>["sketches"][number];
}

/** A route sketch: a picture, or a PDF that can be opened. */
export function DisposerSketch({ token, sketch: { id, fileName, mediaType } }: DisposerSketchProps) {
  const texts = useTexts(disposerTexts).access;
  const [file, setFile] = useState<string | null>();
  const address = useObjectUrl(file ?? undefined);
  useEffect(() => {
    let isCurrent = true;
    call(disposersApi.disposerSketch, { body: { token, sketchId: id } }).then(
      (sketch) => isCurrent && setFile(sketch.file),
      () => isCurrent && setFile(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, id]);
  if (file === null) return <p className={styles.quiet}>{texts.failed}</p>;
  if (address === undefined) return <Skeleton height={160} />;
  return mediaType === "application/pdf" ? (
    <LinkButton icon={FileText} href={address} target="_blank">
      {texts.open(fileName)}
    </LinkButton>
  ) : (
    <img className={styles.sketch} src={address} alt={texts.sketch(fileName)} />
  );
}
