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

/** Crops the chosen picture to a circle. It moves by dragging, arrow keys and buttons, and zooms by wheel, pinch and slider. */
export function AvatarCrop({ address, onArea }: { address: string; onArea: (area: CropArea) => void }) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [picture, setPicture] = useState({ width: 0, height: 0 });
  const [hole, setHole] = useState({ width: 0, height: 0 });
  const within = (at: number, edge: number, gap: number): number => {
    const most = Math.max(0, (edge * zoom - gap) / 2);
    return Math.min(most, Math.max(-most, at));
  };
  const move = (x: number, y: number): void =>
    setCrop((now) => ({
      x: within(now.x + x, picture.width, hole.width),
      y: within(now.y + y, picture.height, hole.height),
    }));
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
          // Without this role screen readers keep the arrow keys for themselves and don't read the name.
          cropperProps={{ role: 'application', 'aria-label': '头像裁剪区，用方向键移动图片' }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, pixels) => onArea(pixels)}
          onMediaLoaded={setPicture}
          onCropSizeChange={setHole}
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
              onClick={() => move(x, y)}
            >
              <Mark size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          ))}
        </div>
      </div>
    </div>
  );
}
