import type { DataOf } from '@yayan/contract';
import { RadarKind } from '@yayan/contract';
import { excerptAround } from '../../people/group/excerpt.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { viewMember } from '../../people/entry/group-view.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { guideOf } from '../../discussion/guide/guides.ts';
import { viewerOf } from '../../discussion/guide/viewer.ts';
import { readRadar } from './radar-store.ts';
import { viewPlace } from './place-view.ts';

const MOST = 50;

/** Suggestions for the host's next question, by reason (rule 6.34). */
export async function getFollowUpRadar(deps: GroupDeps, visit: Visit): Promise<DataOf<'getFollowUpRadar'>> {
  const db = deps.database.read;
  const guide = await guideOf(deps, visit);
  // Nobody can have spoken before the group opens.
  const reasons = Object.values(RadarKind).filter(
    (kind) => kind !== RadarKind.Silent || visit.now >= visit.group.opens_at,
  );
  const kinds = await Promise.all(
    reasons.map(async (kind) => ({
      kind,
      rows: await readRadar(db, viewerOf(visit), kind, MOST),
    })),
  );
  return {
    items: kinds.flatMap(({ kind, rows }) =>
      rows.map((row) => ({
        kind,
        member: viewMember({ ...row, id: row.memberId }, deps.mediaUrls),
        where: row.sectionId === null ? null : viewPlace(guide, row.sectionId),
        responseId: row.responseId,
        excerpt: excerptAround(row.text, ''),
        answer: row.answer === null ? null : excerptAround(row.answer, ''),
        joined: row.joined,
        at: row.at.toISOString(),
      })),
    ),
  };
}
