import { cityChoices } from '../../region/module.ts';
import { attributeField, attributeForm } from './attribute-form.ts';

/** The wanted attributes. A member must have each of them, with any of its values. */
export type WantedAttributes = readonly { key: string; values: readonly string[] }[];

/** Whether members may be found by these attributes: all must be known and not sensitive. */
export const areFindable = (wanted: WantedAttributes): boolean =>
  wanted.every(({ key }) => attributeField(key)?.sensitive === false);

/**
 * The attributes by which members may be found, with their possible values. Dates are left out, because they have no
 * list of values.
 */
export const findableAttributes = (): {
  key: string;
  label: string;
  options: { value: string; label: string }[];
}[] =>
  attributeForm()
    .sections.flatMap(({ fields }) => fields)
    .filter(({ key, kind }) => kind !== 'date' && areFindable([{ key, values: [] }]))
    .map(({ key, label, kind, options }) => ({
      key,
      label,
      options:
        kind === 'region'
          ? cityChoices().map(({ code, name }) => ({ value: code, label: name }))
          : [...options],
    }));
