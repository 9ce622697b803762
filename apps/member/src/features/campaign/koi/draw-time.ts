import type { Campaign } from '@yayan/api-client';
import { formatMoment } from '@yayan/ui';

/** The text of when the winner of a 锦鲤 campaign is drawn. */
export const drawTime = ({ drawsAt, endsAt }: Campaign): string => formatMoment(drawsAt ?? endsAt);
