/** The day a call names, if it does. */
export const dayOf = (text: string | undefined): Temporal.PlainDate | undefined =>
  text === undefined ? undefined : Temporal.PlainDate.from(text);
