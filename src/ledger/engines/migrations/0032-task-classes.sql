-- JSON by class: the price and the held units of a task whose price has classes, and the units that it was charged. NULL without classes.
ALTER TABLE task ADD COLUMN classes TEXT;
ALTER TABLE task ADD COLUMN charged_classes TEXT;
