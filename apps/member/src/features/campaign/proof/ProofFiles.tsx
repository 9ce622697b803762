import type { CampaignProof } from '@yayan/api-client';
import { saveFile } from '@yayan/site';
import { Button } from '@yayan/ui';
import classes from '../Campaign.module.css';
import type { PublicFiles } from './public-files.ts';

/** Downloads what the draws are checked by, for whoever checks them with a program of their own. */
export function ProofFiles({ proof, files }: { proof: CampaignProof; files: PublicFiles }) {
  return (
    <div className={classes['actions']}>
      <Button
        variant="subtle"
        onClick={() => saveFile(new Blob([JSON.stringify(proof)]), `${proof.id}.json`)}
      >
        下载公证信息
      </Button>
      <Button component="a" variant="subtle" href={files.draws} download>
        下载抽奖名单
      </Button>
      {files.entrants === null || proof.entrantsHash === null ? null : (
        <Button component="a" variant="subtle" href={files.entrants} download>
          下载参加名单
        </Button>
      )}
    </div>
  );
}
