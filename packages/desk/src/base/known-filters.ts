interface Field {
  readonly safeParse: (value: string) => { readonly success: boolean };
}

/** The filters of the address with valid values. An invalid value, as in a mistyped link, would make the call fail. */
export const knownFilters = <Name extends string>(
  parameters: URLSearchParams,
  names: readonly Name[],
  fields: Readonly<Record<Name, Field>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = parameters.get(name) ?? "";
      return value !== "" && fields[name].safeParse(value).success ? [[name, value] as const] : [];
    }),
  );
