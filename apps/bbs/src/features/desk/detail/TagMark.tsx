import type { ResponseTag, ResponseTagColor } from '@yayan/api-client';
import { StateBadge, type Tone } from '@yayan/ui';

const tones: Readonly<Record<ResponseTagColor, Tone>> = {
  grey: 'grey',
  green: 'green',
  blue: 'blue',
  orange: 'gold',
  red: 'red',
  teal: 'teal',
};

/** The tone in which a tag is shown. */
export const toneOf = ({ color }: Pick<ResponseTag, 'color'>): Tone => tones[color];

/** A tag by its name and colour. */
export function TagMark({ tag }: { tag: Pick<ResponseTag, 'name' | 'color'> }) {
  return <StateBadge tone={toneOf(tag)} label={tag.name} />;
}
