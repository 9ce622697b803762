import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import type { HelpArticle } from '@yayan/api-client';
import { getGetHelpArticleQueryKey, useRateHelpArticle } from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '@yayan/site';
import { Button, Link } from '@yayan/ui';
import classes from './HelpPage.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** 有帮助 or 没帮助: once for each member; a second time replaces the first (rule 7.10). */
export function Helpfulness({ id, helpful }: { id: string; helpful: boolean | null }) {
  const queries = useQueryClient();
  const key = getGetHelpArticleQueryKey(id);
  const rate = useRateHelpArticle({
    mutation: {
      onSuccess: (said) =>
        queries.setQueryData<HelpArticle>(key, (article) => article && { ...article, helpful: said.helpful }),
    },
  });
  const say = (value: boolean) => rate.mutate({ id, data: { helpful: value } });
  return (
    <section className={classes['rating']} aria-label="这篇文章有帮助吗">
      <p>这篇文章有帮助吗？</p>
      <div className={classes['choices']}>
        <Button
          variant={helpful === true ? 'filled' : 'light'}
          aria-pressed={helpful === true}
          leftSection={<IconThumbUp {...icon} />}
          onClick={() => say(true)}
        >
          有帮助
        </Button>
        <Button
          variant={helpful === false ? 'filled' : 'light'}
          aria-pressed={helpful === false}
          leftSection={<IconThumbDown {...icon} />}
          onClick={() => say(false)}
        >
          没帮助
        </Button>
      </div>
      <output>
        {rate.isError ? failureText(rate.error) : null}
        {helpful === true ? '谢谢，很高兴帮到你。' : null}
        {helpful === false ? (
          <>
            抱歉没帮上忙，可以<Link href="/home/feedback">联系我们</Link>。
          </>
        ) : null}
      </output>
    </section>
  );
}
