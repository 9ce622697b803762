import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { ActionIcon, Slider } from '@yayan/ui';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import classes from './AvatarSheet.module.css';
import type { CropArea } from './crop-picture.ts';

const maxZoom = 4;
const step = 16;

/** Ways to move the picture without dragging it. */
const moves = [
  { label: '向左移', x: -step, y: 0, Mark: IconArrowLeft },
  { label: '向上移', x: 0, y: -step, Mark: IconArrowUp },
  { label: '向下移', x: 0, y: step, Mark: IconArrowDown },
  { label: '向右移', x: step, y: 0, Mark: IconArrowRight },
] as const;

/** The chosen picture under a round window: drag it, or use the arrow keys and the buttons; zoom by wheel, fingers or slider. */
export function AvatarCrop({ address, onArea }: { address: string; onArea: (area: CropArea) => void }) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div>
      <div className={classes['stage']}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          keyboardStep={step}
          cropperProps={{ 'aria-label': '头像裁剪区，用方向键移动图片' }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => onArea(pixels)}
        />
      </div>
      <div className={classes['tools']}>
        <div className={classes['zoom']}>
          缩放
          <Slider
            min={1}
            max={maxZoom}
            step={0.1}
            value={zoom}
            onChange={setZoom}
            label={(value) => `${value.toFixed(1)} 倍`}
            thumbLabel="缩放"
            thumbSize={24}
          />
        </div>
        <div className={classes['moves']}>
          {moves.map(({ label, x, y, Mark }) => (
            <ActionIcon
              key={label}
              variant="default"
              size={44}
              radius="xl"
              aria-label={label}
              onClick={() => setCrop((now) => ({ x: now.x + x, y: now.y + y }))}
            >
              <Mark size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          ))}
        </div>
      </div>
    </div>
  );
}
