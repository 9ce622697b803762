import { FollowUpAudience, type GroupResponse, type SectionVisibility } from '@yayan/api-client';
import { Checkbox, SegmentedControl } from '@yayan/ui';
import { useState } from 'react';
import classes from './AskFollowUp.module.css';
import { QuoteButton } from '../quotes/QuoteButton.tsx';
import { useQuotePick } from '../quotes/quote-pick.tsx';
import { OpenComposerButton } from '../writing/OpenComposerButton.tsx';
import composer from './ThreadComposer.module.css';
import { ThreadComposer } from './ThreadComposer.tsx';
import { followUpAudiences } from './follow-up-audiences.ts';
import { useCreateFollowUp } from './use-create-follow-up.ts';

interface AskFollowUpProps {
  response: GroupResponse;
  /** Who sees the answers of its section. */
  visibility: SectionVisibility;
}

/** The form for a host's follow-up: for all who see the answer or only for its author, with or without a required answer. */
export function AskFollowUp({ response, visibility }: AskFollowUpProps) {
  /** Undefined until somebody opened it. */
  const [opened, setOpened] = useState<boolean>();
  const [audience, setAudience] = useState<string>(FollowUpAudience.Everyone);
  const [mustAnswer, setMustAnswer] = useState(true);
  const say = useCreateFollowUp(response);
  const isQuoting = useQuotePick()?.picked?.responseId === response.id;
  if (opened !== true && !isQuoting)
    return (
      <div className={composer['buttons']}>
        <OpenComposerButton onClick={() => setOpened(true)} focus={opened === false}>
          追问
        </OpenComposerButton>
        <QuoteButton response={response} />
      </div>
    );
  return (
    <ThreadComposer
      response={response}
      place={`ask.${response.id}`}
      label={`追问 ${response.author.name}`}
      submitLabel="发出追问"
      focus
      takesFiles
      onSay={async (said) => {
        await say({
          ...said,
          mustAnswer,
          audience:
            audience === FollowUpAudience.Author ? FollowUpAudience.Author : FollowUpAudience.Everyone,
        });
      }}
      onClose={() => setOpened(false)}
    >
      <div className={classes['choices']}>
        <SegmentedControl
          aria-label="谁能看到"
          data={followUpAudiences(visibility)}
          value={audience}
          onChange={setAudience}
        />
        <Checkbox
          label="必须回答"
          checked={mustAnswer}
          onChange={(event) => setMustAnswer(event.currentTarget.checked)}
        />
      </div>
    </ThreadComposer>
  );
}
