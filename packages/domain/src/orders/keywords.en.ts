/** English keywords: friendly words, easy to say at a door and hard to mishear. */
export const ENGLISH_KEYWORDS: readonly string[] = (
  'apple apron arrow autumn bakery balloon bamboo banana basket beach bicycle blanket blossom bottle ' +
  'breeze bridge bucket button cabin cactus camera candle canyon carpet carrot castle cedar cherry ' +
  'circle citrus clover coconut comet cookie copper coral cotton cricket crystal curtain daisy desert ' +
  'diamond dolphin donkey eagle emerald engine falcon feather festival firefly flower forest fountain ' +
  'galaxy garden ginger giraffe glacier granite guitar hammer harbor harvest honey island jacket ' +
  'jasmine journey jungle kitchen lantern lavender lemon lettuce library lighthouse lizard magnet mango ' +
  'maple marble meadow melody mirror morning mountain mushroom ocean olive orange orchard painter panda ' +
  'peach pillow planet pocket pumpkin rainbow river rocket saddle sailor sapphire silver squirrel ' +
  'summer sunrise teapot thunder tiger tomato tulip turtle valley velvet violin walnut window winter'
).split(' ');
