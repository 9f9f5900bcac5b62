interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
}

export const fullName = ({ firstName, lastName }: NamedPerson): string => `${firstName} ${lastName}`;
