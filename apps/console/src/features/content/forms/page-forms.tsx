import type { BannerDraft, EventDraft } from '@yayan/console-client';
import { NativeSelect } from '@yayan/ui';
import classes from '../ContentPage.module.css';
import { bannerPlaces } from '../banner-places.ts';
import type { DraftForm } from './draft-form.ts';
import { AddressField, LineField, PeriodFields, PlaceField, TextField } from './fields.tsx';
import { PictureField } from '../../../shell/picture/PictureField.tsx';

/** A banner's fields. */
export const BannerForm: DraftForm<BannerDraft> = ({ draft, onChange }) => (
  <>
    <LineField
      label="标题"
      description="图片的替代文字，读屏软件会念。"
      value={draft.title}
      most={40}
      onChange={(title) => onChange({ ...draft, title })}
    />
    <div className={classes['pair']}>
      <NativeSelect
        label="位置"
        data={Object.entries(bannerPlaces).map(([value, label]) => ({ value, label }))}
        value={draft.place}
        // The choices are the document's values.
        onChange={(event) => onChange({ ...draft, place: event.currentTarget.value as BannerDraft['place'] })}
      />
      <PlaceField
        least={0}
        value={draft.position}
        onChange={(position) => onChange({ ...draft, position })}
      />
    </div>
    <PictureField
      label="图片"
      description="宽高 2:1，给手机。"
      value={draft.image}
      onChange={(image) => onChange({ ...draft, image: image ?? '' })}
    />
    <PictureField
      label="宽图"
      description="宽高 4:1，给电脑，可以不填。"
      value={draft.wideImage}
      onChange={(wideImage) => onChange({ ...draft, wideImage })}
    />
    <AddressField
      label="点了去哪里"
      description="可以不填。"
      value={draft.link}
      onChange={(link) => onChange({ ...draft, link })}
    />
    <PeriodFields
      endLabel="结束，空着是不限"
      value={{ startsAt: draft.startsAt, endsAt: draft.endsAt ?? '' }}
      onChange={({ startsAt, endsAt }) => onChange({ ...draft, startsAt, endsAt: endsAt || null })}
    />
  </>
);

/** An event's fields. */
export const EventForm: DraftForm<EventDraft> = ({ draft, onChange }) => (
  <>
    <LineField
      label="标题"
      value={draft.title}
      most={40}
      onChange={(title) => onChange({ ...draft, title })}
    />
    <TextField
      label="摘要"
      rows={2}
      value={draft.summary}
      most={120}
      onChange={(summary) => onChange({ ...draft, summary })}
    />
    <PictureField
      label="封面"
      value={draft.cover}
      onChange={(cover) => onChange({ ...draft, cover: cover ?? '' })}
    />
    <AddressField
      label="点了去哪里"
      description="可以不填。"
      value={draft.link}
      onChange={(link) => onChange({ ...draft, link })}
    />
    <PeriodFields
      value={draft}
      onChange={({ startsAt, endsAt }) => onChange({ ...draft, startsAt, endsAt })}
    />
  </>
);
