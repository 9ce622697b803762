import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { ActionIcon, Button } from '@yayan/ui';
import { useState } from 'react';
import { MemberPicture } from '../../../shell/picture/MemberPicture.tsx';
import { PictureField } from '../../../shell/picture/PictureField.tsx';
import classes from './MorePictures.module.css';

const MOST = 8;

interface MorePicturesProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** The pictures with the one at `at` moved by one place. */
const moved = (pictures: readonly string[], at: number, by: 1 | -1): string[] => {
  const one = pictures[at];
  if (one === undefined) return [...pictures];
  return pictures.toSpliced(at, 1).toSpliced(at + by, 0, one);
};

/** More pictures of the benefit's page, in an order. */
export function MorePictures({ value, onChange }: MorePicturesProps) {
  const [address, setAddress] = useState<string | null>(null);
  const take = (next: string | null): void => {
    // An uploaded picture has its whole address at once. One that is typed is added by the button.
    const isWhole = next?.startsWith('/api/files/') && next.endsWith('.webp');
    if (next !== null && isWhole && !value.includes(next)) onChange([...value, next]);
    setAddress(isWhole ? null : next);
  };
  const isNew = address !== null && !value.includes(address);
  return (
    <fieldset className={classes['root']}>
      <legend>更多图片</legend>
      {value.map((picture, at) => (
        <div key={picture} className={classes['row']}>
          <span className={classes['number']}>{at + 1}</span>
          <div className={classes['picture']}>
            <MemberPicture address={picture} />
          </div>
          <span className={classes['address']}>{picture}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`图片 ${at + 1} 往前`}
            disabled={at === 0}
            onClick={() => onChange(moved(value, at, -1))}
          >
            <IconArrowUp size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`图片 ${at + 1} 往后`}
            disabled={at === value.length - 1}
            onClick={() => onChange(moved(value, at, 1))}
          >
            <IconArrowDown size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`去掉图片 ${at + 1}`}
            onClick={() => onChange(value.toSpliced(at, 1))}
          >
            <IconX size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {value.length < MOST ? (
        <>
          <PictureField
            label="加一张"
            description="在福利页按这个顺序排。"
            example="/covers/bag.svg"
            value={address}
            onChange={take}
          />
          {isNew ? (
            <div>
              <Button
                variant="default"
                onClick={() => {
                  onChange([...value, address]);
                  setAddress(null);
                }}
              >
                加上这张
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </fieldset>
  );
}
