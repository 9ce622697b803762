import { type CampaignBrief, CampaignState } from '@yayan/api-client';
import { formatDay, Link } from '@yayan/ui';
import classes from './CampaignCard.module.css';
import { campaignPage } from './campaign-page.ts';
import { campaignThemes } from './campaign-themes.ts';
import { CampaignPicture } from './CampaignPicture.tsx';
import { endText } from './end-text.ts';
import { todoText } from './todo-text.ts';

const whenText = ({ state, startsAt, endsAt, drawsAt }: CampaignBrief): string => {
  if (state === CampaignState.Upcoming) return `${formatDay(startsAt)}开始`;
  if (state === CampaignState.Paused) return '暂停中，机会和奖品都保留';
  return drawsAt === null ? `${endText(endsAt)}结束` : `${formatDay(drawsAt)}开奖`;
};

/** A campaign as one link: picture, best prize, end, and what the member can still do in it. */
export function CampaignCard({ campaign }: { campaign: CampaignBrief }) {
  const { face, title, prize } = campaign;
  const todo = todoText(campaign);
  return (
    <Link
      href={campaignPage(campaign)}
      className={classes['card']}
      style={{ background: campaignThemes[face].ground }}
    >
      <span className={classes['text']}>
        <b className={classes['title']}>{title}</b>
        <span className={classes['dim']}>最高得 {prize.title}</span>
        <span className={classes['dim']}>{whenText(campaign)}</span>
        {todo === undefined ? null : (
          <span className={classes['todo']} data-open={todo.isOpen}>
            {todo.text}
          </span>
        )}
      </span>
      <CampaignPicture face={face} />
    </Link>
  );
}
