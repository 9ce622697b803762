import { type MergeRequired, type SnsType, isRefusal } from '@yayan/api-client';
import { useAction } from '@yayan/site';
import { Avatar, Button, useTakeFocus } from '@yayan/ui';
import { useRef } from 'react';
import form from '../form.module.css';
import { useEnter } from '../use-enter.ts';
import { bindByMerge } from './bind.ts';
import classes from './BindForm.module.css';
import { thirdPartyOf } from '../../../shell/third-party/third-parties.ts';

interface MergeQuestionProps {
  merge: MergeRequired;
  type: SnsType;
  onBack: () => void;
  onOutdated: () => void;
}

/** Asks whether to bind the third-party account to the account of this mobile, and shows which account it is. */
export function MergeQuestion({ merge, type, onBack, onOutdated }: MergeQuestionProps) {
  const enter = useEnter();
  const { name } = thirdPartyOf(type);
  const title = useRef<HTMLHeadingElement>(null);
  useTakeFocus(title);
  const bind = useAction(
    async () => {
      const result = await bindByMerge(merge.mergeTicket);
      if (result.state === 'signedIn') await enter(result);
    },
    { onError: (error) => (isRefusal(error, 'BIND_TICKET_INVALID') ? onOutdated() : undefined) },
  );
  return (
    <div className={form['form']}>
      <header>
        <h1 ref={title} tabIndex={-1} className={form['title']}>
          该手机号已有账号，是否合并绑定？
        </h1>
        <p className={form['lead']}>绑定后，用{name}也能登录这个账号，金币和记录都不变。</p>
      </header>
      <div className={classes['who']}>
        <Avatar src={merge.avatar} name={merge.nickname} size={48} />
        <span>
          <strong>{merge.nickname}</strong>
          <small>{merge.mobile}</small>
        </span>
      </div>
      <p className={form['problem']} role="alert">
        {bind.failure}
      </p>
      <Button size="lg" fullWidth onClick={() => void bind.run()} loading={bind.isPending}>
        合并绑定并登录
      </Button>
      <Button variant="subtle" onClick={onBack} disabled={bind.isPending}>
        换一个手机号
      </Button>
    </div>
  );
}
