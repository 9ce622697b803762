import { type GroupMe, GroupRole, type SharedAttributeKey } from '@yayan/api-client';
import { useGetSharedAttributes } from '@yayan/api-client/react';
import { FailedQuery } from '@yayan/site';
import { useRef, useState } from 'react';
import { SharedAttributesField } from './SharedAttributesField.tsx';
import classes from './SharedAttributesField.module.css';
import { sharedKeys } from './shared-keys.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** What the respondent shares with the hosts, to be changed or taken back at once. */
export function MySharedAttributes({ me: { identity, group } }: { me: GroupMe }) {
  const isRespondent = identity.role === GroupRole.Respondent;
  const query = useGetSharedAttributes(group.hash, { query: { enabled: isRespondent } });
  const sharing = query.data;
  const [chosen, setChosen] = useState<SharedAttributeKey[]>();
  const save = useSaveProfile(group);
  const saved = useRef<Promise<unknown>>(Promise.resolve());
  // The member can take back what they share at any time, so a failed list must not look like an empty one.
  if (isRespondent && !sharing && query.isError) return <FailedQuery query={query} />;
  if (!sharing) return null;
  const change = async (keys: SharedAttributeKey[]): Promise<void> => {
    setChosen(keys);
    const sharedAttributes = { version: sharing.version, keys };
    // One save after another, so that the last change wins.
    saved.current = saved.current.then(() => save.submit({ nickname: identity.name, sharedAttributes }));
    await saved.current;
    setChosen((latest) => (latest === keys ? undefined : latest));
  };
  return (
    <>
      <SharedAttributesField
        sharing={sharing}
        value={chosen ?? sharedKeys(sharing)}
        onChange={(keys) => void change(keys)}
      />
      <output className={classes['failure']}>{save.failure}</output>
    </>
  );
}
