import classes from './BenefitBody.module.css';

interface BenefitGalleryProps {
  pictures: readonly string[];
  title: string;
}

/** More pictures of a benefit, in the order of the operator. */
export function BenefitGallery({ pictures, title }: BenefitGalleryProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className={classes['gallery']} aria-label="更多图片">
      {pictures.map((address, at) => (
        <li key={address}>
          <img src={address} alt={`${title}，第 ${at + 1} 张图`} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
