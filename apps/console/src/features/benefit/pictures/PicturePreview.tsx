import type { OperatorBenefitDetail, SetBenefitPicturesRequest } from '@yayan/console-client';
import { BenefitCard, tokens } from '@yayan/ui';
import { MemberPicture } from '../../../shell/picture/MemberPicture.tsx';
import classes from './PicturePreview.module.css';

type Pictures = SetBenefitPicturesRequest['input'];
type Benefit = Pick<OperatorBenefitDetail, 'title' | 'target' | 'price' | 'arrival'>;

interface PicturePreviewProps {
  benefit: Benefit;
  pictures: Pictures;
}

/** What members see where a benefit has no picture. */
const defaults: Readonly<Record<Benefit['target'], string>> = {
  payee: '/covers/cash.svg',
  mobile: '/covers/topup.svg',
  codes: '/covers/shopping.svg',
  consignee: '/covers/bag.svg',
};

const schemes = [
  { scheme: 'light', label: '浅色' },
  { scheme: 'dark', label: '深色' },
] as const;

/** The colours of one scheme for a part of the page, whatever the scheme of the page is. */
const coloursOf = (scheme: 'light' | 'dark') => ({
  ...Object.fromEntries(Object.entries(tokens[scheme]).map(([name, value]) => [`--y-${name}`, value])),
  '--mantine-color-text': tokens[scheme].text,
  '--mantine-color-dimmed': tokens[scheme].dim,
  colorScheme: scheme,
});

function Card({ benefit, picture }: { benefit: Benefit; picture: string }) {
  return (
    // It leads nowhere: the card is a picture here.
    <div inert>
      <BenefitCard
        href="#"
        title={benefit.title}
        facts={[benefit.arrival]}
        price={benefit.price}
        // The console loads nothing from another site.
        picture={picture.startsWith('/') ? picture : null}
      />
    </div>
  );
}

/** The pictures of a benefit as members see them, in both schemes. */
export function PicturePreview({ benefit, pictures: { cover, coverDark, gallery } }: PicturePreviewProps) {
  const light = cover ?? defaults[benefit.target];
  return (
    <section className={classes['root']} aria-label="会员看到的图片">
      <div className={classes['schemes']}>
        {schemes.map(({ scheme, label }) => {
          const picture = scheme === 'dark' ? (coverDark ?? light) : light;
          return (
            <figure key={scheme} className={classes['scheme']} style={coloursOf(scheme)}>
              <Card benefit={benefit} picture={picture} />
              {picture.startsWith('/') ? null : <MemberPicture address={picture} />}
              <figcaption className={classes['label']}>{label}</figcaption>
            </figure>
          );
        })}
      </div>
      {gallery.length === 0 ? null : (
        <ol className={classes['more']} aria-label="更多图片">
          {gallery.map((address) => (
            <li key={address}>
              <MemberPicture address={address} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
