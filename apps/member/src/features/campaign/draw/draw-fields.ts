import type { Campaign, CampaignPrize, CampaignRecord } from '@yayan/api-client';

/** One of the eight fields around the button: a prize, the other prizes, or none. */
export type Field =
  | { kind: 'prize'; prize: CampaignPrize }
  | { kind: 'others' | 'consolation'; prize?: undefined };

export const FIELDS = 8;
/** One field is always for a draw without a prize. */
const MOST_PRIZES = FIELDS - 1;

/** The eight fields, in the order in which the light runs. Prizes and draws without one alternate as far as they can. */
export function fieldsOf({ prizes }: Pick<Campaign, 'prizes'>): Field[] {
  const fits = prizes.length <= MOST_PRIZES;
  const shown: Field[] = prizes
    .slice(0, fits ? MOST_PRIZES : MOST_PRIZES - 1)
    .map((prize) => ({ kind: 'prize', prize }));
  if (!fits) shown.push({ kind: 'others' });
  const fields: Field[] = Array.from({ length: FIELDS }, () => ({ kind: 'consolation' }));
  for (const [place, field] of shown.entries()) fields[Math.floor((place * FIELDS) / shown.length)] = field;
  return fields;
}

/** The field at which the light stops for what was drawn. */
export function fieldOf(fields: readonly Field[], { prize, number }: CampaignRecord): number {
  const places = fields.flatMap((field, place) => {
    const isHit = prize === null ? field.kind === 'consolation' : field.prize?.id === prize.id;
    return isHit ? [place] : [];
  });
  return places[number % places.length] ?? fields.findIndex(({ kind }) => kind === 'others');
}
