import type { FiledCampaign } from '@yayan/console-client';
import { useNavigate } from 'react-router';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import classes from '../../../shell/filed/file-columns.module.css';
import { publishCampaign } from '../campaign-acts.ts';

/** Publishes a checked campaign, and opens its page. */
export function PublishCampaign({ source, campaign }: { source: string; campaign: FiledCampaign }) {
  const navigate = useNavigate();
  return (
    <>
      <ActButton
        key={source}
        act={publishCampaign(source)}
        id={campaign.id}
        onDone={() => void navigate(`/campaigns/${campaign.id}`)}
      />
      {campaign.needsSecond ? (
        <span className={classes['dim']}>奖品总值超过一个人能办的，要另一个人同意。</span>
      ) : null}
    </>
  );
}
