import { useMutation } from '@tanstack/react-query';
import { downloadStatement } from '@yayan/api-client';
import { failureText, saveFile } from '@yayan/site';
import { Button, Radio, Sheet, Stack } from '@yayan/ui';
import { useState } from 'react';
import { isWeChat } from '../../shell/client/is-wechat.ts';
import { OpenInBrowser } from '../../shell/notices/OpenInBrowser.tsx';
import { serverDate } from '../../shell/client/server-date.ts';
import classes from './CoinLedgerPage.module.css';
import { statementPeriods } from './statement-periods.ts';

/** Downloads a statement of coins as a spreadsheet, for a chosen period. */
export function StatementDownload() {
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState('month');
  const [periods] = useState(() => statementPeriods(serverDate()));
  const download = useMutation({
    mutationFn: async () => {
      const { from, to } = periods.find(({ value }) => value === chosen) ?? {};
      saveFile(await downloadStatement({ ...(from && { from }), ...(to && { to }) }), '金币明细.xlsx');
    },
    onSuccess: () => setOpened(false),
  });
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        下载账单
      </Button>
      <Sheet opened={opened} onClose={() => setOpened(false)} title="下载金币账单">
        {isWeChat() ? (
          <OpenInBrowser />
        ) : (
          <div className={classes['download']}>
            <Radio.Group label="时间" value={chosen} onChange={setChosen}>
              <Stack gap="sm" mt="xs">
                {periods.map(({ value, label }) => (
                  <Radio key={value} value={value} label={label} />
                ))}
              </Stack>
            </Radio.Group>
            <p>Excel 表格，每笔一行，最多 5,000 笔，含来源、状态、原因和查询编号。</p>
            {download.isError ? <p role="alert">{failureText(download.error, '没有下载成功')}</p> : null}
            <Button loading={download.isPending} onClick={() => download.mutate()} mih={44}>
              下载表格
            </Button>
          </div>
        )}
      </Sheet>
    </>
  );
}
