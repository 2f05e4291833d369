import type { DeviceFront as Drawn } from './draw-device.ts';

interface DeviceFrontProps {
  drawn: Drawn;
  /** Radii of the corners, in drawing units. */
  corners: { body: number; screen: number };
  /** Classes of the parts. */
  styles: Readonly<Record<string, string | undefined>>;
}

/** Body, screen and button of the hardware wallet. */
export function DeviceFront({ drawn: { body, screen, button }, corners, styles }: DeviceFrontProps) {
  return (
    <>
      <rect className={styles['body']} {...body} rx={corners.body} />
      <rect className={styles['screen']} {...screen} rx={corners.screen} />
      <circle className={styles['button']} cx={button.x} cy={button.y} r={button.radius} />
      <circle className={styles['dot']} cx={button.x} cy={button.y} r="4" />
    </>
  );
}
