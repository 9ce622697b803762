import type { Campaign } from '@yayan/api-client';
import { formatMoment } from '@yayan/ui';

/** When the winner of a 锦鲤 campaign is drawn, to be read. */
export const drawTime = ({ drawsAt, endsAt }: Campaign): string => formatMoment(drawsAt ?? endsAt);
