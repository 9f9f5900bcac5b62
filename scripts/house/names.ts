import path from "node:path";
import type { HouseRule } from "./source-file.ts";

const kebabCase = /^_?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const conventionalNames = new Set(["README.md", "Dockerfile", "OFL.txt"]);
const catchAllNames = /^(.+-)?(utils?|helpers?|misc)$|^common$/;

/** Names of files and folders are in kebab-case and say what they contain. */
export const names: HouseRule = (file) => {
  const finding = (text: string) => [{ path: file.path, line: 1, rule: "names", text }];
  const name = path.posix.basename(file.path);
  const stem = name.replace(/\..*$/, "");
  const folders = path.posix.dirname(file.path).split("/");
  if (!conventionalNames.has(name) && ![...folders, name].every((part) => kebabCase.test(part))) {
    return finding("files and folders are named in kebab-case");
  }
  const drawer = [...folders, stem].find((part) => catchAllNames.test(part));
  if (drawer !== undefined) return finding(`'${drawer}' is a drawer: name the file after what it holds`);
  if (/(^|\.)types\.tsx?$/.test(name))
    return finding("a type stands with what it describes, not in types.ts");
  return [];
};
