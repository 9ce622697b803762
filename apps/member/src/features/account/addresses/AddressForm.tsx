import type { Consignee } from '@yayan/api-client';
import { useGetAccount } from '@yayan/api-client/react';
import { MobileField } from '@yayan/site';
import { Button, Form, Switch, Textarea, TextInput, useForm } from '@yayan/ui';
import { useState } from 'react';
import classes from '../frame/SheetForm.module.css';
import { useWayBack } from '../frame/use-way-back.ts';
import { useDraft } from '../../../shell/unsent/use-draft.ts';
import { type AddressDraft, addressProblems, draftOf, keptDraft, keptOf, tooLong } from './address-draft.ts';
import { RegionField } from './RegionField.tsx';
import { useSaveAddress } from './use-save-address.ts';

interface AddressFormProps {
  consignee: Consignee | undefined;
  isFirst: boolean;
  onClose: () => void;
}

/**
 * Name, mobile and address of a consignee. A saved mobile, and for a new address the account's own, is shown masked and used
 * unless another is typed.
 */
export function AddressForm({ consignee, isFirst, onClose }: AddressFormProps) {
  const [message, setMessage] = useState('');
  const isNew = consignee === undefined;
  const own = useGetAccount().data?.mobile;
  const [newMobile, setNewMobile] = useState(isNew && own === undefined);
  const [form, root] = useForm<AddressDraft>({
    initialValues: draftOf(consignee, isFirst),
    validate: (draft) => addressProblems(draft, newMobile),
    onValuesChange: (values) => isNew && kept.keep(keptOf(values)),
  });
  // The server has an address that is being changed; only a new one would be lost.
  const kept = useDraft('address', (stored) => isNew && form.setValues(keptDraft(stored)));
  const draft = form.getValues();
  const way = useWayBack();
  const { pending, save } = useSaveAddress(consignee?.id, () => {
    if (isNew) kept.drop();
    if (way) way.go();
    else onClose();
  });

  const submit = async (filled: AddressDraft): Promise<void> => {
    if (pending) return;
    setMessage('');
    const refused = await save(filled);
    if (!refused) return;
    form.refuse(refused.problems);
    setMessage(refused.message);
  };

  return (
    <Form ref={root} className={classes['form']} onSubmit={() => form.submitWith(submit)}>
      <TextInput
        {...form.getInputProps('name')}
        name="name"
        data-autofocus
        label="收货人"
        size="lg"
        autoComplete="name"
        error={form.errors['name'] ?? tooLong('name', draft.name)}
      />
      {newMobile ? (
        <MobileField ref={null} {...form.getInputProps('mobile')} value={draft.mobile} />
      ) : (
        <div className={classes['send']}>
          <span className={classes['to']}>
            {isNew ? '用账号的手机号' : '手机号'} <b>{consignee?.mobile ?? own}</b>
          </span>
          <Button variant="light" onClick={() => setNewMobile(true)}>
            换一个
          </Button>
        </div>
      )}
      <RegionField {...form.getInputProps('regionCode')} value={draft.regionCode} />
      <Textarea
        {...form.getInputProps('detail')}
        name="detail"
        label="详细地址"
        placeholder="街道、小区、楼号、门牌号"
        size="lg"
        autosize
        minRows={2}
        error={form.errors['detail'] ?? tooLong('detail', draft.detail)}
        autoComplete="street-address"
      />
      <Switch label="设为默认地址" {...form.getInputProps('isDefault', { type: 'checkbox' })} />
      <p className={classes['problem']} role="alert">
        {message}
      </p>
      <Button type="submit" fullWidth loading={pending}>
        保存地址
      </Button>
    </Form>
  );
}
