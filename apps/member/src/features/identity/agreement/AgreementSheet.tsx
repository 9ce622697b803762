import { Button, Sheet } from '@yayan/ui';
import { AgreementLinks } from './AgreementLinks.tsx';
import classes from '../form.module.css';

interface AgreementSheetProps {
  opened: boolean;
  onClose: () => void;
  onAgree: () => void;
}

/** Asks for the missing consent. After agreeing, the member's action continues. */
export function AgreementSheet({ opened, onClose, onAgree }: AgreementSheetProps) {
  return (
    <Sheet opened={opened} onClose={onClose} title="请先阅读并同意">
      <p className={classes['sheet-text']}>
        继续之前，请确认你已满 14 周岁，并阅读
        <AgreementLinks />
        ，里面写明我们收集哪些信息、怎样使用，以及你的权利。
      </p>
      <div className={classes['sheet-actions']}>
        <Button variant="default" onClick={onClose}>
          再看看
        </Button>
        <Button onClick={onAgree} data-autofocus>
          同意并继续
        </Button>
      </div>
    </Sheet>
  );
}
