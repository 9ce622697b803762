import { type OperatorBenefitDetail, useGetOperatorBenefit } from '@yayan/console-client';
import { Button, ButtonLink } from '@yayan/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import classes from '../../../shell/filed/file-columns.module.css';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import { PictureField } from '../../../shell/picture/PictureField.tsx';
import { ForRight } from '../../../shell/session/ForRight.tsx';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { setPictures } from '../benefit-acts.ts';
import { MorePictures } from './MorePictures.tsx';
import { PicturePreview } from './PicturePreview.tsx';

function Editor({ benefit }: { benefit: OperatorBenefitDetail }) {
  const { id, cover, coverDark, gallery } = benefit;
  const before = { cover, coverDark, gallery };
  const [pictures, setAll] = useState(before);
  const navigate = useNavigate();
  const act = setPictures(pictures);
  const isSame = JSON.stringify(pictures) === JSON.stringify(before);
  return (
    <div className={classes['columns']}>
      <section className={classes['card']} aria-label="图片">
        <div className={classes['form']}>
          <PictureField
            label="图片"
            description="空着用默认图。"
            example="/covers/bag.svg"
            value={pictures.cover}
            onChange={(next) => setAll({ ...pictures, cover: next })}
          />
          <PictureField
            label="深色图片"
            description="空着两种外观用同一张。"
            example="/covers/bag.svg"
            value={pictures.coverDark}
            onChange={(next) => setAll({ ...pictures, coverDark: next })}
          />
          <MorePictures
            value={pictures.gallery}
            onChange={(next) => setAll({ ...pictures, gallery: next })}
          />
          <div className={classes['end']}>
            {isSame ? (
              <Button variant="default" disabled>
                {act.label}
              </Button>
            ) : (
              <ActButton
                key={JSON.stringify(pictures)}
                act={act}
                id={id}
                onDone={() => void navigate(`/benefits/${id}`)}
              />
            )}
            <ButtonLink variant="subtle" href={`/benefits/${id}`}>
              不改了
            </ButtonLink>
          </div>
        </div>
      </section>
      <section className={classes['card']} aria-label="预览">
        <PicturePreview benefit={benefit} pictures={pictures} />
      </section>
    </div>
  );
}

/** Changes the pictures of a benefit, beside what members will see. */
export default function PicturesPage() {
  const { id = '' } = useParams();
  const query = useGetOperatorBenefit(id);
  return (
    <LoadedQuery query={query}>
      {(benefit) => (
        <>
          <PageHead title={`${benefit.title}的图片`} lead="上传后先看预览，再换上。" />
          <ForRight any={['benefits']}>
            <Editor key={benefit.id} benefit={benefit} />
          </ForRight>
        </>
      )}
    </LoadedQuery>
  );
}
