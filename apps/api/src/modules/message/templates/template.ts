import type { MessageKind } from '@yayan/contract';

export interface MessageText {
  title: string;
  /** Plain text. A line break starts a new paragraph. */
  body: string;
  /** Path on the member site, where the cause of the message is shown. */
  link?: string;
}

/** The words of one event, made from its data. */
export interface Template<Data> {
  readonly kind: MessageKind;
  readonly text: (data: Data) => MessageText;
}

/** Names the kind of an event and its words. */
export const template = <Data>(kind: MessageKind, text: (data: Data) => MessageText): Template<Data> => ({
  kind,
  text,
});
