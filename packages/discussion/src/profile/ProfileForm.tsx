import { type GroupMe, GroupRole, type SharedAttributeKey } from '@yayan/api-client';
import { useGetSharedAttributes } from '@yayan/api-client/react';
import { nicknameError, nicknameHint, storedNickname, useFieldProblem } from '@yayan/site';
import { Button, Checkbox, Form, SkeletonDetail, TextInput } from '@yayan/ui';
import { useRef, useState } from 'react';
import { AvatarPicker } from './AvatarPicker.tsx';
import { ConsentField } from './ConsentField.tsx';
import classes from './ProfileForm.module.css';
import { presetOf } from './avatar-presets.ts';
import { sharedKeys } from './shared-keys.ts';
import { SharedAttributesField } from './SharedAttributesField.tsx';
import { useSaveProfile } from './use-save-profile.ts';

interface ProfileFormProps {
  me: GroupMe;
  onSaved: () => void;
  submitLabel: string;
  onCancel?: (() => void) | undefined;
}

/** The form for nickname and avatar; on the first visit also for rules, consent, and what hosts may see. */
export function ProfileForm({ me, onSaved, submitLabel, onCancel }: ProfileFormProps) {
  const { identity, group } = me;
  const isFirst = identity.firstVisit;
  const [nickname, setNickname] = useState(isFirst ? '' : identity.name);
  const [avatar, setAvatar] = useState(presetOf(identity.avatar));
  const [agreed, setAgreed] = useState(!isFirst);
  const [textsAllowed, setTextsAllowed] = useState(identity.textsAllowed);
  const [problem, refuse] = useFieldProblem(nickname, nicknameError);
  const [unagreed, setUnagreed] = useState(false);
  const nicknameInput = useRef<HTMLInputElement>(null);
  const consentInput = useRef<HTMLInputElement>(null);
  const save = useSaveProfile(group);
  const offered = useGetSharedAttributes(group.hash, {
    query: { enabled: isFirst && identity.role === GroupRole.Respondent },
  });
  const [shared, setShared] = useState<SharedAttributeKey[]>();
  // Wait for the whole form, so that nothing moves while somebody presses.
  if (offered.isLoading) return <SkeletonDetail />;
  const sharing = offered.data;

  const submit = async (): Promise<void> => {
    if (save.isPending) return;
    const wrong = nicknameError(nickname);
    refuse(wrong);
    setUnagreed(!agreed);
    if (wrong) return nicknameInput.current?.focus();
    if (!agreed) return consentInput.current?.focus();
    const refused = await save.submit({
      nickname: storedNickname(nickname),
      avatar,
      textsAllowed,
      sharedAttributes: sharing && shared && { version: sharing.version, keys: shared },
    });
    if (!refused) return onSaved();
    if (refused.sharing) setShared(undefined);
    if (refused.consent) setAgreed(false);
    setUnagreed(refused.consent);
    refuse(refused.nickname);
    if (refused.nickname) nicknameInput.current?.focus();
  };

  return (
    <Form className={classes['form']} onSubmit={submit}>
      <TextInput
        ref={nicknameInput}
        label="昵称"
        description={nicknameHint}
        size="lg"
        maxLength={16}
        autoComplete="off"
        value={nickname}
        onChange={(event) => setNickname(event.currentTarget.value)}
        error={problem}
      />
      <AvatarPicker value={avatar} onChange={setAvatar} />
      {identity.role === GroupRole.Respondent && textsAllowed !== undefined ? (
        <Checkbox
          checked={textsAllowed}
          onChange={(event) => setTextsAllowed(event.currentTarget.checked)}
          label="有追问或提醒时，用短信告诉我"
          description="每天最多 3 条，随时可以回到这里取消"
        />
      ) : null}
      {isFirst ? (
        <ConsentField
          ref={consentInput}
          group={group}
          role={identity.role}
          agreed={agreed}
          onChange={setAgreed}
          missing={unagreed && !agreed}
        />
      ) : null}
      {isFirst && sharing ? (
        <SharedAttributesField sharing={sharing} value={shared ?? sharedKeys(sharing)} onChange={setShared} />
      ) : null}
      <output className={classes['failure']}>{save.failure}</output>
      <div className={classes['actions']}>
        <Button type="submit" size="lg" loading={save.isPending}>
          {submitLabel}
        </Button>
        {onCancel ? (
          <Button size="lg" variant="default" onClick={onCancel} disabled={save.isPending}>
            取消
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
