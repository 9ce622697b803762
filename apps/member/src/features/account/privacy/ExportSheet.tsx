import { CheckPurpose, exportPersonalData } from '@yayan/api-client';
import { saveFile } from '@yayan/site';
import { Sheet } from '@yayan/ui';
import { useState } from 'react';
import { isWeChat } from '../../../shell/client/is-wechat.ts';
import { OpenInBrowser } from '../../../shell/notices/OpenInBrowser.tsx';
import { ChangeDone } from '../frame/ChangeDone.tsx';
import { CodeThenAction } from '../own-code/CodeThenAction.tsx';

interface ExportSheetProps {
  opened: boolean;
  onClose: () => void;
}

function ExportSteps({ onClose }: { onClose: () => void }) {
  const [isDone, setDone] = useState(false);
  const make = async (checkTicket: string): Promise<void> => {
    saveFile(await exportPersonalData({ checkTicket }), '我的数据.json');
    setDone(true);
  };
  return isDone ? (
    <ChangeDone title="数据已下载" onClose={onClose}>
      文件里有你的个人信息，请妥善保管，不要发给别人。
    </ChangeDone>
  ) : (
    <CodeThenAction
      purpose={CheckPurpose.ExportData}
      lead="文件里有你的个人信息，先确认是你本人。验证后会立即下载。"
      working="正在整理你的数据…"
      act={make}
    />
  );
}

/** 下载我的数据: a code first, then the file. */
export function ExportSheet({ opened, onClose }: ExportSheetProps) {
  return (
    <Sheet opened={opened} onClose={onClose} title="下载我的数据">
      {isWeChat() ? <OpenInBrowser /> : <ExportSteps onClose={onClose} />}
    </Sheet>
  );
}
