import { useGetHandIn, useGetParticipation } from '@yayan/console-client';
import { participationEarningLabels } from '@yayan/contract/console-labels';
import { FactList, formatCount, formatMoment } from '@yayan/ui';
import { HandedIn } from '../../shell/hand-in/HandedIn.tsx';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { Answers } from '../../shell/participation/Answers.tsx';
import { ParticipationParts } from '../../shell/participation/participation-parts.tsx';
import { detailText, ParticipationState, spanText } from '../../shell/participation/participation-states.tsx';
import classes from './Thread.module.css';

/** The photos and the text that the appeal is about. */
function HandedInBefore({ id }: { id: string }) {
  const query = useGetHandIn(id);
  return (
    <LoadedQuery query={query}>
      {({ asks, pictures, text, application }) => (
        <HandedIn prompt={asks?.prompt ?? null} pictures={pictures} text={text} application={application} />
      )}
    </LoadedQuery>
  );
}

/** What a participation left behind, beside the appeal against its result: as its own page shows it. */
export function Evidence({ participationId }: { participationId: string }) {
  const query = useGetParticipation(participationId);
  return (
    <LoadedQuery query={query}>
      {(participation) => {
        const detail = detailText(participation.detail);
        return (
          <div className={classes['evidence']}>
            <section className={classes['card']} aria-labelledby="evidence">
              <h2 id="evidence" className={classes['heading']}>
                申诉的这次参与
              </h2>
              <FactList
                look="receipt"
                facts={[
                  ['结果', <ParticipationState key="s" participation={participation} />],
                  detail === undefined ? null : ['具体', detail],
                  ['会员看到', participation.reason],
                  [
                    '金币',
                    `${formatCount(participation.coins)}（答应 ${formatCount(participation.promisedCoins)}，${participationEarningLabels[participation.earningState]}）`,
                  ],
                  ['开始', formatMoment(participation.startedAt)],
                  ['结束', participation.endedAt === null ? '还没有' : formatMoment(participation.endedAt)],
                  ['用时', spanText(participation.seconds)],
                ]}
              />
            </section>
            {participation.handedIn ? <HandedInBefore id={participationId} /> : null}
            <Answers participation={participation} />
            <ParticipationParts participation={participation} />
          </div>
        );
      }}
    </LoadedQuery>
  );
}
