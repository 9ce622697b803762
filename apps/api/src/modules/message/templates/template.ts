import type { MessageKind } from '@yayan/contract';

export interface MessageText {
  title: string;
  /** Plain text. A line break starts a new paragraph. */
  body: string;
  /** Path on the member site that shows the cause of the message. */
  link?: string;
}

/** The text of one kind of event, made from its data. */
export interface Template<Data> {
  readonly kind: MessageKind;
  readonly text: (data: Data) => MessageText;
}

/** Defines the kind and the text of an event. */
export const template = <Data>(kind: MessageKind, text: (data: Data) => MessageText): Template<Data> => ({
  kind,
  text,
});
