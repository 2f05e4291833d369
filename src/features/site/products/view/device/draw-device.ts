/** Scale of the hardware wallet's drawings. */
export const unitsPerMm = 2.3;

/** Radii of the corners at this scale. */
export const deviceCorners = { body: 7 * unitsPerMm, screen: 2.2 * unitsPerMm };

interface Size {
  widthMm: number;
  heightMm: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The front of the device in drawing units. */
export interface DeviceFront {
  body: Box;
  screen: Box;
  button: { x: number; y: number; radius: number };
}

const round = (units: number) => Math.round(units * 10) / 10;

/**
 * Places the screen at the top, with equal margins above and at the sides, and the button in the middle of
 * the rest.
 * @param corner the upper left corner of the body
 */
export function drawDevice(device: Size & { screen: Size }, corner: { x: number; y: number }): DeviceFront {
  const [width, height] = [round(device.widthMm * unitsPerMm), round(device.heightMm * unitsPerMm)];
  const screenWidth = round(device.screen.widthMm * unitsPerMm);
  const screenHeight = round(device.screen.heightMm * unitsPerMm);
  const frame = round((width - screenWidth) / 2);
  const left = height - frame - screenHeight;
  return {
    body: { ...corner, width, height },
    screen: { x: corner.x + frame, y: corner.y + frame, width: screenWidth, height: screenHeight },
    button: {
      x: round(corner.x + width / 2),
      y: round(corner.y + height - left / 2),
      radius: round(Math.min(left * 0.24, width * 0.24)),
    },
  };
}
