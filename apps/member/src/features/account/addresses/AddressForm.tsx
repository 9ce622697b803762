import type { Consignee } from '@yayan/api-client';
import { MobileField } from '@yayan/site';
import { Button, Form, Switch, Textarea, TextInput } from '@yayan/ui';
import { useRef, useState } from 'react';
import {
  type AddressDraft,
  addressFields,
  type AddressProblems,
  addressProblems,
  draftOf,
  withoutProblems,
} from './address-draft.ts';
import { RegionField } from './RegionField.tsx';
import classes from '../frame/SheetForm.module.css';
import { useSaveAddress } from './use-save-address.ts';

interface AddressFormProps {
  consignee: Consignee | undefined;
  isFirst: boolean;
  onClose: () => void;
}

/** Who, which number, where. A saved number is shown masked and stays unless another is typed. */
export function AddressForm({ consignee, isFirst, onClose }: AddressFormProps) {
  const [draft, setDraft] = useState(() => draftOf(consignee, isFirst));
  const [problems, setProblems] = useState<AddressProblems>({});
  const [message, setMessage] = useState('');
  const [newMobile, setNewMobile] = useState(consignee === undefined);
  const form = useRef<HTMLFormElement>(null);
  const mobileInput = useRef<HTMLInputElement>(null);
  const { pending, save } = useSaveAddress(consignee?.id, onClose);
  const change = (part: Partial<AddressDraft>): void => {
    setDraft((now) => ({ ...now, ...part }));
    setProblems((now) => withoutProblems(now, part));
  };

  const show = (found: AddressProblems): void => {
    setProblems(found);
    const first = addressFields.find((field) => found[field]);
    if (first === 'mobile') mobileInput.current?.focus();
    else if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (): Promise<void> => {
    if (pending) return;
    setMessage('');
    const found = addressProblems(draft, newMobile);
    show(found);
    if (Object.keys(found).length > 0) return;
    const refused = await save(draft);
    if (!refused) return;
    show(refused.problems);
    setMessage(refused.message);
  };

  return (
    <Form ref={form} className={classes['form']} onSubmit={submit}>
      <TextInput
        name="name"
        data-autofocus
        label="收货人"
        size="lg"
        autoComplete="name"
        maxLength={32}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        error={problems.name}
      />
      {newMobile ? (
        <MobileField
          ref={mobileInput}
          value={draft.mobile}
          onChange={(mobile) => change({ mobile })}
          error={problems.mobile}
        />
      ) : (
        <div className={classes['send']}>
          <span className={classes['to']}>
            手机号 <b>{consignee?.mobile}</b>
          </span>
          <Button variant="light" onClick={() => setNewMobile(true)}>
            换一个
          </Button>
        </div>
      )}
      <RegionField
        value={draft.regionCode}
        onChange={(regionCode) => change({ regionCode })}
        error={problems.regionCode}
      />
      <Textarea
        name="detail"
        label="详细地址"
        placeholder="街道、小区、楼号、门牌号"
        size="lg"
        autosize
        minRows={2}
        maxLength={200}
        autoComplete="street-address"
        value={draft.detail}
        onChange={(event) => change({ detail: event.currentTarget.value })}
        error={problems.detail}
      />
      <Switch
        label="设为默认地址"
        checked={draft.isDefault}
        onChange={(event) => change({ isDefault: event.currentTarget.checked })}
      />
      <p className={classes['problem']} role="alert">
        {message}
      </p>
      <Button type="submit" fullWidth loading={pending}>
        保存地址
      </Button>
    </Form>
  );
}
