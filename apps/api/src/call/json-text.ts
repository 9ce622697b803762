/**
 * An answer, or a part of one, as the JSON text that is sent. Serializing it for each call would cost more than reading
 * it.
 */
export class JsonText<Value> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The value of the text. */
  read(): Value {
    return JSON.parse(this.text) as Value; // The text was made from such a value.
  }
}

type PartlyText<Value> = { readonly [Key in keyof Value]: Value[Key] | JsonText<Value[Key]> };

/** The text of an object some of whose fields are JSON texts already. Its field names come from our own code. */
export const objectText = <Value extends object>(fields: PartlyText<Value>): JsonText<Value> => {
  let text = '';
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const written = value instanceof JsonText ? value.text : JSON.stringify(value);
    text += `${text === '' ? '' : ','}"${name}":${written}`;
  }
  return new JsonText(`{${text}}`);
};

/** The text of a list whose items are JSON texts already. */
export const listText = <Item>(items: readonly string[]): JsonText<Item[]> =>
  new JsonText(`[${items.join(',')}]`);
